import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type FormError = { fieldId: string; message: string }

type FormErrorSummaryProps = {
  errors: FormError[]
  message?: string
  /** Identity of the refusal: a new one takes the focus again, even with the same text. */
  refusal?: unknown
}

export function FormErrorSummary({ errors, message, refusal }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0 || Boolean(message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is what it waits for.
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors, refusal])
  if (!hasErrors) return null
  return (
    <div
      className="flex gap-3 rounded-control bg-rouge-wash p-4"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <Icon className="mt-0.5 shrink-0 text-rouge-gr" name="alert" />
      <div className="grid gap-1">
        <p className="font-semibold">{message ?? summaryTitle(errors.length)}</p>
        {errors.length > 0 && (
          <ul className="grid">
            {errors.map((error) => (
              <li key={error.fieldId}>
                <a
                  className="text-link inline-flex min-h-7 items-center"
                  href={`#${error.fieldId}`}
                >
                  {formatFieldError(error)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function formatFieldError({ fieldId, message }: FormError): string {
  if (!message.startsWith('Ce champ')) return message
  const field = document.getElementById(fieldId) as HTMLInputElement | null
  const label = field?.labels?.[0]?.firstChild?.textContent
  return label ? `${label}\u00a0: c${message.slice(1)}` : message
}

function summaryTitle(count: number): string {
  return count === 1 ? 'Un champ est à corriger.' : `${count}\u00a0champs sont à corriger.`
}
