export declare const RECORD: string
export declare function readCards(): Promise<
  { name: string; brand: string; heading: string; digest: string }[]
>
