import { bundlePrograms } from './bundle.ts'

/**
 * `npm run build -w @foulee/server`: bundles the server, its backup program and the bucket creation
 * into a few JavaScript files in `build`. Node could run the TypeScript sources, but the type
 * stripper stays in memory in each thread (decision 0093).
 */
await bundlePrograms(
  {
    main: 'src/main.ts',
    serve: 'src/launcher.ts',
    sauvegarde: 'src/platform/backup/main.ts',
    seau: 'src/platform/storage/seau.ts',
  },
  'build',
)
