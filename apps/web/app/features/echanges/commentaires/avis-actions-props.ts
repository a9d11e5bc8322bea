import type { Commentaire, MesCommentaires } from '@foulee/contract/echanges/commentaires'
import type { Objet } from './commentaires.queries.ts'

export type ActionsProps = { objet: Objet; avis: Commentaire; mes: MesCommentaires }
export type OpenedProps = ActionsProps & { onClose: () => void }
