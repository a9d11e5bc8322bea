import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { providersQuery } from './comptes-externes.queries.ts'
import { useDeparture } from './departure.ts'

type ExternalButtonsProps = {
  formId: string
  retour: string
}

export function ExternalButtons({ formId, retour }: ExternalButtonsProps) {
  const { data: providers = [] } = useQuery(providersQuery())
  const { mutate, isPending, error, variables } = useDeparture()
  if (!providers.length) return null
  return (
    <section aria-label="Avec un autre compte" className="grid gap-3">
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        ou
      </p>
      {providers.map(({ third, label }) => (
        <Button
          form={formId}
          isLoading={isPending && variables.third === third}
          isWide
          key={third}
          onClick={({ currentTarget: { form } }) => {
            const remember = form ? new FormData(form).has('remember') : false
            mutate({ third, retour, remember, isLink: false })
          }}
        >
          Continuer avec {label}
        </Button>
      ))}
      {error && (
        <div role="alert">
          <FieldError id={undefined}>{error.message}</FieldError>
        </div>
      )}
    </section>
  )
}
