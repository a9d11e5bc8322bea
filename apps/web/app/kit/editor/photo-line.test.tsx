import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ToastProvider } from '#ui/toast.tsx'
import { PhotoLine } from './photo-line.tsx'

const idle = { error: null, isPending: false, isSuccess: false, mutate: () => undefined }

const labelsOf = (titre: string | null) => {
  const photo = { id_photo: 7, titre, url: '' } as Parameters<typeof PhotoLine>[0]['photo']
  const acts = { change: idle, remove: async () => undefined, onSettled: () => undefined }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ToastProvider>
        <PhotoLine acts={acts} count={3} photo={photo} rank={1} />
      </ToastProvider>
    </MemoryRouter>,
  )
  return [...html.matchAll(/aria-label="(\S+ la [^"]*)"/g)].map(([, label]) =>
    label?.replaceAll('\u00a0', ' '),
  )
}

it.each([
  ['La vue du lac', 'photo « La vue du lac »'],
  [null, 'photo 2'],
])('the buttons of a photo with caption %j are named « la %s »', (titre, name) => {
  expect(labelsOf(titre)).toEqual(
    ['Monter', 'Descendre', 'Retirer'].map((act) => `${act} la ${name}`),
  )
})
