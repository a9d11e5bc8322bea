/** Installed apart from the site (`npm run itineraire:install`): only what is used here. */
declare module '@valhallajs/valhallajs' {
  export class Actor {
    static fromConfigFile(file: string): Promise<Actor>
    route(query: string): Promise<string>
    traceAttributes(query: string): Promise<string>
    status(query: string): Promise<string>
  }
  export function getConfig(options: {
    tileDir: string
    tileExtract: string
  }): Promise<Record<string, unknown>>
}
