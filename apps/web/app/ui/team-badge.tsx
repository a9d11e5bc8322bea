import { Badge } from './badge.tsx'

/** Beside the name of a member of the team: no name can say it, none but the staff has it (produit 7.26). */
export const TeamBadge = ({ isShown }: { isShown: boolean | undefined }) =>
  isShown ? (
    <Badge icon="check" tone="success">
      Équipe Foulée
    </Badge>
  ) : null
