import type { Input } from '@foulee/contract/call'
import { PHOTOS_PER_CALL } from '@foulee/domain/photo'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { gestionQuery } from './contribution.queries.ts'
import { checkPhoto, checkPoi } from './route-calls.ts'

type PhotoChange = Omit<Input<'POST /api/parcours/photo/{id}/update'>['body'], 'id_photo'>

const groupsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** The photos of a route; after each change its page shows what the server holds. */
export function usePhotos(id: number | undefined) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const onSettled = () => client.invalidateQueries(gestionQuery(id ?? 0))
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      checkPoi(id)
      let done = 0
      for (const group of groupsOf(files, PHOTOS_PER_CALL)) {
        setProgress({ done, total: files.length })
        const body = new FormData()
        for (const file of group) body.append('photo', file)
        await api('POST /api/parcours/photo/{id}/add', { params: { id }, body })
        done += group.length
      }
    },
    onSettled: () => {
      setProgress(null)
      return onSettled()
    },
  })
  const change = useMutation({
    mutationFn: async ({ id_photo, ...body }: PhotoChange & { id_photo: number | undefined }) => {
      checkPoi(id)
      checkPhoto(id_photo)
      await api('POST /api/parcours/photo/{id}/update', {
        params: { id },
        body: { id_photo, ...body },
      })
    },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: async (id_photo: number | undefined) => {
      checkPoi(id)
      checkPhoto(id_photo)
      await api('POST /api/parcours/photo/{id}/del/{id_photo}', { params: { id, id_photo } })
    },
    onSettled,
  })
  return { add, change, remove, progress }
}
