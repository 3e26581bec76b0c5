export declare const RECORD: string
export declare function readPapers(): Promise<{ name: string; url: string; text: string; digest: string }[]>
