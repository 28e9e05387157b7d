import { prose } from '../../../author.ts'

export const instruction = { en: prose`Compute.`, es: prose`Calcula.` }
