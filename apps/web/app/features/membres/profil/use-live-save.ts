import { useState } from 'react'
import { asForm, useSaveProfil } from './profil.mutations.ts'

type Choice = {
  /** The field, and what it holds. */
  name: string
  value: string
}

/**
 * Choices saved as they are made: each shows at once what was wished, and what the server holds as
 * soon as it has answered.
 */
export function useLiveSave() {
  const { mutate, error, isPending, isSuccess } = useSaveProfil()
  const [wished, setWished] = useState<Readonly<Record<string, string>>>({})
  const save = ({ name, value }: Choice) => {
    setWished((wishes) => ({ ...wishes, [name]: value }))
    // Only the last of several choices calls back: by then all have been answered.
    mutate(asForm({ [name]: value }), { onSettled: () => setWished({}) })
  }
  return { wished, save, status: { error, isPending, isSuccess } }
}
