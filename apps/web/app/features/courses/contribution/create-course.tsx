import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine, refuseFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myOrganisateursQuery } from './contribution.queries.ts'
import { createCourse } from './course-calls.ts'
import { editorPath } from './paths.ts'

const EXCEPTION = 'La course n’a pas pu être créée. Vérifiez votre connexion et réessayez.'
const NEW = 'nouveau'

export function CreateCourse() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        Créer une course
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Créer une course">
        <CreateForm />
      </Dialog>
    </>
  )
}

function CreateForm() {
  const { data: mine, error } = useQuery(myOrganisateursQuery)
  const mutation = useCreation()
  if (error) return <p role="alert">{error.message}</p>
  if (!mine) {
    return (
      <Loading label="Chargement de vos organisateurs…">
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  return (
    <SessionForm exception={EXCEPTION} mutation={mutation} submit="Créer le brouillon">
      {(errors) => (
        <>
          <TextField
            {...fieldProps('nom', errors)}
            autoComplete="off"
            hint="Tel qu’on le lit sur l’affiche, sans l’année."
            label="Nom de la course"
            maxLength={200}
          />
          <OrganisateurFields errors={errors} mine={mine} />
        </>
      )}
    </SessionForm>
  )
}

type OrganisateurFieldsProps = {
  mine: readonly { id: number; nom: string }[]
  errors: Record<string, string>
}

function OrganisateurFields({ mine, errors }: OrganisateurFieldsProps) {
  const [chosen, choose] = useState(String(mine[0]?.id ?? NEW))
  return (
    <>
      {mine.length > 0 && (
        <Select
          {...fieldProps('organisateurs_id', errors)}
          label="Organisateur"
          onChange={({ target }) => choose(target.value)}
          options={[
            ...mine.map(({ id, nom }) => ({ value: String(id), label: nom })),
            { value: NEW, label: 'Un nouvel organisateur…' },
          ]}
          value={chosen}
        />
      )}
      {chosen === NEW && (
        <>
          <TextField
            {...fieldProps('organisateur', errors)}
            autoComplete="organization"
            hint="L’association, le club, la mairie ou l’entreprise."
            label="Nom de l’organisateur"
            maxLength={120}
          />
          <p className="text-sm text-ink-soft">
            Il est déjà sur Foulée&nbsp;? <TextLink to="/organisateur">Revendiquez-le</TextLink>.
          </p>
        </>
      )}
    </>
  )
}

function useCreation() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const nom = readLine(form, 'nom')
      const chosen = readLine(form, 'organisateurs_id') || NEW
      const organisateur = readLine(form, 'organisateur')
      refuseFields({
        nom: nom ? undefined : 'Donnez un nom à votre course.',
        organisateur: chosen === NEW && !organisateur ? 'Dites qui organise la course.' : undefined,
      })
      const organisateurs_id = chosen === NEW ? await createOrganisateur(organisateur) : chosen
      return createCourse(api, { nom, organisateurs_id })
    },
    onSuccess: (course) => {
      track('course_create', { courses_id: course.id })
      return navigate(editorPath(course.id))
    },
    onSettled: () =>
      // Produit 2.6: creating an organiser reloads the lists.
      Promise.all([
        client.invalidateQueries({ queryKey: ['courses', 'mes-courses'] }),
        client.invalidateQueries({ queryKey: ['organisateurs'] }),
      ]),
  })
}

async function createOrganisateur(nom: string): Promise<string> {
  const { id } = await api('POST /api/courses/organisateurs', { body: { nom } })
  return String(id)
}
