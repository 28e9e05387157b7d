declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections?: number
    readonly duration?: number
    readonly method?: 'GET' | 'POST'
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  interface Result {
    readonly requests: { readonly total: number }
    readonly latency: { readonly p99: number }
    readonly duration: number
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
    readonly '2xx': number
  }
  export default function autocannon(options: Options): Promise<Result>
}
