import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The route table travels with the document: no manifest request, no delay before a first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
