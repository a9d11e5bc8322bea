import type { Agence } from '@foulee/contract/sejours/agences'
import { CreateForm, CreateThing } from '#kit/publication/create-thing.tsx'
import { api } from '#platform/api/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { Select } from '#ui/select.tsx'
import { formatPapiers, listAgenceOptions } from './agence-options.ts'
import { myAgencesQuery } from './contribution.queries.ts'
import { MES_AGENCES } from './paths.ts'
import { createVoyage } from './voyage-calls.ts'
import { VOYAGE } from './voyage-kind.ts'

export const CreateVoyage = () => (
  <CreateThing kind={VOYAGE} owners={myAgencesQuery} ownersSaid="vos agences">
    {(mine) => (mine.length > 0 ? <Fields mine={mine} /> : <NoAgence />)}
  </CreateThing>
)

const NoAgence = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      Un séjour est vendu par une agence de voyages. Créez d’abord la vôtre, ou demandez à l’un de
      ses membres de vous inviter.
    </p>
    <ButtonLink icon="shop" to={MES_AGENCES} variant="primary">
      Créer mon agence
    </ButtonLink>
  </div>
)

const Fields = ({ mine }: { mine: readonly Agence[] }) => (
  <CreateForm
    // Agencies show their number of stays.
    changes={['agences']}
    kind={VOYAGE}
    send={async (form) => {
      const titre = readLine(form, 'titre')
      assertFields({ titre: titre ? undefined : 'Donnez un titre à votre séjour.' })
      return createVoyage(api, { titre, agence: readLine(form, 'agence') })
    }}
    title={{
      name: 'titre',
      label: 'Titre du séjour',
      hint: 'Où l’on va et ce que l’on y fait, sans la date.',
      maxLength: 150,
    }}
  >
    {(errors) => (
      <Select
        {...fieldProps('agence', errors)}
        hint={formatPapiers(mine)}
        label="Agence"
        options={listAgenceOptions(mine)}
      />
    )}
  </CreateForm>
)
