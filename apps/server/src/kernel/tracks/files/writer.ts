export { writeFile as default } from './write-file.ts'
