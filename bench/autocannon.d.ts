/** Types of the part of autocannon used by `load.ts`, which has none. */
declare module 'autocannon' {
  type Request = { path?: string }
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers: Record<string, string>
    requests: (Request | { setupRequest: (request: Request) => Request })[]
  }
  type Outcome = {
    non2xx: number
    errors: number
    duration: number
    requests: { total: number }
    latency: { p99: number }
  }
  export default function autocannon(options: Options): Promise<Outcome>
}
