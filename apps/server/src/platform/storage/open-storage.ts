import type { StorageSettings } from '#platform/config/storage.ts'
import { createFolderStorage } from './folder.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export const openStorage = (settings: StorageSettings): Storage =>
  's3' in settings ? createS3Storage(settings.s3) : createFolderStorage(settings.folder)
