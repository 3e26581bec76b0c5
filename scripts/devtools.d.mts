export interface DevtoolsPage {
  send: (method: string, params?: object) => Promise<unknown>
  evaluate: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<unknown>
}
export interface Devtools {
  openPage: (size: { width: number; height: number }) => Promise<DevtoolsPage>
  close: () => void
}
export declare function openDevtools(): Promise<Devtools>
