import type { MailContent, Template } from '../content.ts'

type Props = {
  prenom: string
  nom: string
  id: number
  slug: string
  geste: 'publier' | 'renvoyer' | 'annuler'
  motif: string
}

type Kind = {
  nom: string
  votre: string
  mon: string
  e: '' | 'e'
  tel: string
  trouvable: string
  folder: string
}

const COURSE: Kind = {
  nom: 'Course',
  votre: 'Votre course',
  mon: 'ma course',
  e: 'e',
  tel: 'telle quelle',
  trouvable: 'dans le calendrier et la recherche',
  folder: 'courses',
}
const VOYAGE: Kind = {
  nom: 'Séjour',
  votre: 'Votre séjour',
  mon: 'mon séjour',
  e: '',
  tel: 'tel quel',
  trouvable: 'dans la liste et la recherche',
  folder: 'sejours',
}
const EVENEMENT: Kind = {
  nom: 'Évènement',
  votre: 'Votre évènement',
  mon: 'mon évènement',
  e: '',
  tel: 'tel quel',
  trouvable: 'dans la liste et la recherche',
  folder: 'evenements',
}

type Words = Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'button'>

const WORDS: Readonly<
  Record<Props['geste'], (kind: Kind, props: Props, publicUrl: string) => Words>
> = {
  publier: ({ nom, votre, mon, e, trouvable, folder }, props, publicUrl) => ({
    subject: `${votre} est publié${e}`,
    title: `${nom} publié${e}`,
    paragraphs: [
      `«\u00a0${props.nom}\u00a0» est maintenant visible de tous sur Foulée, ${trouvable}.`,
    ],
    button: { label: `Voir ${mon}`, url: `${publicUrl}/${folder}/${props.slug}` },
  }),
  renvoyer: ({ nom, votre, tel, folder }, props, publicUrl) => ({
    subject: `${votre} demande une retouche`,
    title: `${nom} à revoir`,
    paragraphs: [
      `Nous n’avons pas pu publier «\u00a0${props.nom}\u00a0» ${tel}. Voici pourquoi\u00a0:`,
    ],
    button: {
      label: 'Corriger et soumettre à nouveau',
      url: `${publicUrl}/contribution/${folder}/${props.id}`,
    },
  }),
  annuler: ({ nom, votre, mon, e, folder }, props, publicUrl) => ({
    subject: `${votre} est annulé${e} sur Foulée`,
    title: `${nom} annulé${e}`,
    paragraphs: [
      `L’équipe de Foulée a marqué «\u00a0${props.nom}\u00a0» comme annulé${e}. La raison, que chacun peut lire\u00a0:`,
    ],
    button: { label: `Ouvrir ${mon}`, url: `${publicUrl}/contribution/${folder}/${props.id}` },
  }),
}

const decided =
  (kind: Kind): Template<Props> =>
  (props, { publicUrl }) => {
    const { prenom, motif, geste } = props
    const words = WORDS[geste](kind, props, publicUrl)
    return {
      ...words,
      paragraphs: [`Bonjour ${prenom},`, ...words.paragraphs],
      ...(motif && { quote: motif }),
      smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
    }
  }

export const courseDecidee = decided(COURSE)
export const voyageDecide = decided(VOYAGE)
export const evenementDecide = decided(EVENEMENT)
