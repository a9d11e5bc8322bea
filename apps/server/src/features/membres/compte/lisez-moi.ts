import { formatInstant } from '@foulee/domain/shared/instant'

export type Written = { name: string; contenu: string }

type Archive = {
  prenom: string
  files: readonly Written[]
  left: readonly string[]
  now: Date
}

export function writeLisezMoi({ prenom, files, left, now }: Archive): string {
  return `Vos données sur Foulée
======================

Bonjour ${prenom},

Voici tout ce que Foulée sait de vous, le ${formatInstant(now)}.

Les fichiers .json sont du texte\u00a0: ils s’ouvrent avec n’importe quel éditeur de texte, un
navigateur ou un tableur. Les dates y sont en temps universel, les distances en mètres. Un fichier
qui ne contient que «\u00a0[]\u00a0» ou «\u00a0null\u00a0» veut dire que nous n’avons rien de ce genre.

${files.map(({ name, contenu }) => `- ${name}\u00a0: ${contenu}`).join('\n')}
${left.length ? formatOmitted(left) : ''}
N’y sont pas\u00a0: votre mot de passe et les secrets de vos appareils, que nous ne gardons que sous une
forme illisible.
`
}

const formatOmitted = (names: readonly string[]) => `
L’archive ne pouvait pas contenir plus de fichiers. Ceux-ci se téléchargent depuis vos parcours et
vos activités\u00a0:

${names.map((name) => `- ${name}`).join('\n')}
`
