import { useState } from 'react'
import { asForm, useSaveProfil } from './profil.mutations.ts'

type Choice = {
  name: string
  value: string
}

export function useLiveSave() {
  const { mutate, error, isPending, isSuccess } = useSaveProfil()
  const [wished, setWished] = useState<Readonly<Record<string, string>>>({})
  const save = ({ name, value }: Choice) => {
    setWished((wishes) => ({ ...wishes, [name]: value }))
    // Only the last of several mutations calls back, when all have settled.
    mutate(asForm({ [name]: value }), { onSettled: () => setWished({}) })
  }
  return { wished, save, status: { error, isPending, isSuccess } }
}
