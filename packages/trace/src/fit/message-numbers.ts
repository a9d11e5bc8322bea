import { Profile } from '@garmin/fitsdk'

/** The SDK identifies messages by number. Never load it in a browser: it is licensed for servers. */
export const numberOf = (message: string): number => {
  const number = Profile.MesgNum[message]
  if (number === undefined) throw new Error(`The profile of FIT has no message ${message}.`)
  return number
}
