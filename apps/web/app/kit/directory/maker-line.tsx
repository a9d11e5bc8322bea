import { TextLink } from '#ui/text-link.tsx'

type MakerLineProps = { question: string; to: string; label: string }

/** Produit 14.22: below a directory, a link for organisers, agencies and shops. */
export const MakerLine = ({ question, to, label }: MakerLineProps) => (
  <p className="no-print text-ink-soft">
    {question} <TextLink to={to}>{label}</TextLink>
  </p>
)
