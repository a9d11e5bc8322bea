/** Build of this worker; `scripts/write-version.ts` overwrites it. */
self.version = 'sans-version'
