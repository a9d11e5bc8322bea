/** Which build this worker came with; `scripts/write-version.ts` writes it over when there is one. */
self.version = 'sans-version'
