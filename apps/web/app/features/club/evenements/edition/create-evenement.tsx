import type { Porteur } from '@foulee/contract/club/evenements'
import { toForm } from '#kit/editor/to-form.ts'
import { CreateForm, CreateThing } from '#kit/publication/create-thing.tsx'
import { api } from '#platform/api/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { Select } from '#ui/select.tsx'
import { porteursQuery } from './edition.queries.ts'
import { EVENEMENT } from './evenement-kind.ts'

export const CreateEvenement = () => (
  <CreateThing kind={EVENEMENT} owners={porteursQuery} ownersSaid="vos organisateurs">
    {(mine) => (mine.length > 0 ? <Fields mine={mine} /> : <NoPorteur />)}
  </CreateThing>
)

/** An event needs an owner: a club, an organiser or a shop. */
const NoPorteur = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      Un évènement est proposé par un club, un organisateur ou un magasin. Créez d’abord le vôtre,
      ou demandez à l’un de ses membres de vous inviter.
    </p>
    <ButtonLink icon="flag" to="/contribution/organisateurs" variant="primary">
      Créer mon club ou mon organisateur
    </ButtonLink>
    <ButtonLink icon="shop" to="/contribution/magasins">
      Proposer mon magasin
    </ButtonLink>
  </div>
)

const keyOf = ({ type, id }: Pick<Porteur, 'type' | 'id'>) => `${type} ${id ?? ''}`

/** Request parameter for each type of owner; the staff of Foulée has none. */
const PARAMETERS: Readonly<Record<string, string>> = {
  organisateur: 'organisateurs_id',
  magasin: 'magasins_id',
}

function toPorteur(key: string): Record<string, string> {
  const [type = '', id = ''] = key.split(' ')
  const parameter = PARAMETERS[type]
  return parameter ? { [parameter]: id } : {}
}

const Fields = ({ mine }: { mine: readonly Porteur[] }) => (
  <CreateForm
    kind={EVENEMENT}
    send={async (form) => {
      const titre = readLine(form, 'titre')
      assertFields({ titre: titre ? undefined : 'Donnez un titre à votre évènement.' })
      const body = toForm({ titre, ...toPorteur(readLine(form, 'porteur')) })
      return (await api('POST /api/evenements/create', { body })).data
    }}
    title={{
      name: 'titre',
      label: 'Titre de l’évènement',
      hint: 'Ce que l’on y fait, sans la date.',
      maxLength: 150,
    }}
  >
    {(errors) => (
      <Select
        {...fieldProps('porteur', errors)}
        label="Au nom de"
        options={mine.map((porteur) => ({ value: keyOf(porteur), label: porteur.nom }))}
      />
    )}
  </CreateForm>
)
