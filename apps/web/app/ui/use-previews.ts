import { useEffect, useMemo } from 'react'

/** Addresses that show files before they are sent, given back once they are no longer shown. */
export function usePreviews(files: readonly File[]): readonly string[] {
  const urls = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => urls.forEach((url) => void URL.revokeObjectURL(url)), [urls])
  return urls
}
