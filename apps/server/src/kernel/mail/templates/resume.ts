import type { Template } from '../content.ts'

type Props = {
  prenom: string
  groupes: readonly {
    titre: string
    lignes: readonly { titre: string; texte: string; page: string }[]
  }[]
  reste?: number
}

export const resume: Template<Props> = ({ prenom, groupes, reste = 0 }, { publicUrl }) => {
  const nombre = groupes.reduce((sum, { lignes }) => sum + lignes.length, reste)
  return {
    subject:
      nombre === 1 ? 'Une nouvelle pour vous sur Foulée' : `${nombre}\u00a0nouvelles sur Foulée`,
    title: nombre === 1 ? 'Une nouvelle pour vous' : 'Vos nouvelles',
    paragraphs: [
      `Bonjour ${prenom},`,
      'Voici ce que vous n’avez pas encore lu.',
      ...formatRest(reste),
    ],
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

const formatRest = (reste: number) =>
  reste > 0
    ? [`Ce sont les plus récentes. Les autres vous attendent sur Foulée\u00a0: ${reste} de plus.`]
    : []
