import type { AdminUtilisateur } from '@foulee/contract/equipe/admin-utilisateurs'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { api } from '../api.ts'
import { ReasonedAct } from '../ui/reasoned-act.tsx'

type Props = { user: AdminUtilisateur; onClose: () => void }

export const Suspension = ({ user, onClose }: Props) => (
  <ReasonedAct
    confirm="Suspendre"
    done="Compte suspendu."
    onClose={onClose}
    run={(motif) => api('POST /api/admin/utilisateurs/suspendre', { body: { id: user.id, motif } })}
    text="Tous ses appareils sont déconnectés et plus rien n’ouvre ce compte. Ce qu’il a publié reste en place. La personne lira ce motif par email."
    title={`Suspendre ${getDisplayName(user)}`}
  />
)

export const Restoration = ({ user, onClose }: Props) => (
  <ReasonedAct
    confirm="Rétablir"
    done="Compte rétabli."
    onClose={onClose}
    run={(motif) => api('POST /api/admin/utilisateurs/retablir', { body: { id: user.id, motif } })}
    text="La personne peut de nouveau se connecter ; un email le lui dit. Seul le journal garde le motif."
    title={`Rétablir ${getDisplayName(user)}`}
  />
)

export const FactorRemoval = ({ user, onClose }: Props) => (
  <ReasonedAct
    confirm="Retirer"
    done="Second facteur retiré."
    onClose={onClose}
    run={(motif) => api('POST /api/admin/utilisateurs/facteur', { body: { id: user.id, motif } })}
    text="Assurez-vous de vive voix que c’est bien cette personne qui le demande. Un email le lui dit. Le journal garde le motif."
    title={`Retirer le second facteur de ${getDisplayName(user)}`}
  />
)
