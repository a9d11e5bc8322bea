import { Badge } from './badge.tsx'

/** Beside the name of a staff member; names cannot imitate it (produit 7.26). */
export const TeamBadge = ({ isShown }: { isShown: boolean | undefined }) =>
  isShown ? (
    <Badge icon="check" tone="success">
      Équipe Foulée
    </Badge>
  ) : null
