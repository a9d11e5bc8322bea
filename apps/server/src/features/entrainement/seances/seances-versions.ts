import { editedByAuthor } from '#kernel/publication/owned-by-author.ts'
import { createSaves } from '#kernel/publication/staff-edits.ts'

export const EDITED = editedByAuthor('seance')

export const recordSeance = createSaves<'seance' | 'photos'>(EDITED)
