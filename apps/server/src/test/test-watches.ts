import type { Tokens, WatchProvider } from '#platform/watches/provider.ts'

const TOKENS: Tokens = { access_token: 'acces', refresh_token: 'suite', expires_at: null }

export const easyWatch: WatchProvider = {
  service: 'suunto',
  label: 'Suunto',
  scopes: [],
  authorize: async ({ state }) => `https://montre.exemple/autoriser?state=${state}`,
  exchange: async () => TOKENS,
  refresh: async () => TOKENS,
  push: async () => 'parcours-1',
  has: async () => true,
  disconnect: async () => undefined,
}
