import { bundlePrograms } from './bundle.ts'

/**
 * `npm run build -w @foulee/server`: the server, its backups and what makes its bucket, as a few files
 * of JavaScript in `build`, beside the packages that they use. Node runs the sources as well, but what
 * takes the types away stays in memory, in each thread (decision 0093).
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
