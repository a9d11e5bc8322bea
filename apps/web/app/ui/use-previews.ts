import { useEffect, useMemo } from 'react'

export function usePreviews(files: readonly File[]): readonly string[] {
  const urls = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => urls.forEach((url) => void URL.revokeObjectURL(url)), [urls])
  return urls
}
