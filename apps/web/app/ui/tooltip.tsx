import { type ReactNode, useId } from 'react'

type TooltipProps = { text: string; children: ReactNode }

/**
 * Explains a term on hover, focus and tap. Never the only way to an information: the text is also
 * the term's description for screen readers.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  return (
    <span className="tooltip">
      <button aria-describedby={id} className="tooltip-term" type="button">
        {children}
      </button>
      <span className="tooltip-text" id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}
