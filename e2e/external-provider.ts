import { startTestProvider } from '@foulee/testing/oidc-provider'

await startTestProvider({
  port: Number(process.env.E2E_OPENID_PORT),
  client: {
    clientId: process.env.EXTERNAL_OPENID_ID ?? '',
    clientSecret: process.env.EXTERNAL_OPENID_SECRET ?? '',
  },
  callbacks: [`${process.env.PUBLIC_URL}/external/openid/callback`],
})
