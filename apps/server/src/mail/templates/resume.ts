import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** What was told and not read yet, by kind. `page` is a path. */
  groupes: readonly {
    titre: string
    lignes: readonly { titre: string; texte: string; page: string }[]
  }[]
}

/** Gathers what a member was told since the last one, and did not read. */
export const resume: Template<Props> = ({ prenom, groupes }, { publicUrl }) => {
  const nombre = groupes.reduce((sum, { lignes }) => sum + lignes.length, 0)
  return {
    subject:
      nombre === 1 ? 'Une nouvelle pour vous sur Foulée' : `${nombre}\u00a0nouvelles sur Foulée`,
    title: nombre === 1 ? 'Une nouvelle pour vous' : 'Vos nouvelles',
    paragraphs: [`Bonjour ${prenom},`, 'Voici ce que vous n’avez pas encore lu.'],
    groups: groupes.map(({ titre, lignes }) => ({
      title: titre,
      items: lignes.map((ligne) => ({
        title: ligne.titre,
        text: ligne.texte,
        url: `${publicUrl}${ligne.page}`,
      })),
    })),
    button: { label: 'Tout lire', url: `${publicUrl}/notifications` },
    smallPrint: [],
  }
}
