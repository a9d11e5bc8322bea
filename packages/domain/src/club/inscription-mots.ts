import { formatDebut } from './inscription.ts'

export type Nouvelle = 'inscrit' | 'proposee' | 'proposition_expiree' | 'attente_finie'

type Circonstances = {
  titre: string
  debut: Date
  fuseau: string
  jusqu_au?: Date
}

const formatUntil = ({ jusqu_au, fuseau }: Circonstances) =>
  jusqu_au ? ` jusqu’au ${formatDebut(jusqu_au, fuseau)}` : ''

const WORDS: Readonly<
  Record<Nouvelle, (date: string, circonstances: Circonstances) => { titre: string; texte: string }>
> = {
  inscrit: (date) => ({
    titre: 'Vous êtes inscrit',
    texte: `${date}\u00a0: on vous attend. Votre code est sur la page de l’inscription\u00a0; il s’ouvre aussi sans réseau. Si vous ne venez plus, renoncez-y\u00a0: votre place ira à quelqu’un d’autre.`,
  }),
  proposee: (date, circonstances) => ({
    titre: 'Une place se libère pour vous',
    texte: `${date}\u00a0: une place est tenue pour vous${formatUntil(circonstances)}. Ensuite, elle va à la personne suivante.`,
  }),
  proposition_expiree: (date) => ({
    titre: 'La place proposée est allée à quelqu’un d’autre',
    texte: `${date}\u00a0: vous n’avez pas répondu à temps. Vous pouvez vous remettre sur la liste d’attente.`,
  }),
  attente_finie: (date) => ({
    titre: 'Aucune place ne s’est libérée',
    texte: `${date}\u00a0: la liste d’attente est close. À une prochaine fois.`,
  }),
}

export function describeNouvelle(nouvelle: Nouvelle, circonstances: Circonstances) {
  const { titre, debut, fuseau } = circonstances
  return WORDS[nouvelle](`«\u00a0${titre}\u00a0», le ${formatDebut(debut, fuseau)}`, circonstances)
}
