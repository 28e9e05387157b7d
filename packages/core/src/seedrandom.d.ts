declare module 'seedrandom/lib/alea.js' {
  interface State {
    readonly s0: number
    readonly s1: number
    readonly s2: number
    readonly c: number
  }
  export default function alea(seed: string, options?: { state?: State | true }): () => number
}
