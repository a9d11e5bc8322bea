import type { GenreStructure } from '#kernel/mail/structure-words.ts'

type Names<G extends GenreStructure> = {
  genre: G
  table: `${G}s`
  membres: `${G}_membres`
  invitations: `${G}_invitations`
  key: `${G}s_id`
}

export const namesOf = <G extends GenreStructure>(genre: G): Names<G> => ({
  genre,
  table: `${genre}s`,
  membres: `${genre}_membres`,
  invitations: `${genre}_invitations`,
  key: `${genre}s_id`,
})
