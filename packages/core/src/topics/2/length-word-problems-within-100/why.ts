import { line } from '../../../author.ts'

/** Why one adds or subtracts; what to do, and which part first, is said after it. */
export const takeAPieceAway = { en: line`Take a piece away`, es: line`Quita una parte de la longitud` }
export const takeTheNextPieceAway = {
  en: line`Take the next piece away too`,
  es: line`Quita también la parte siguiente`,
}
export const joinTheLengths = { en: line`Put the lengths together`, es: line`Junta las longitudes` }
export const compareTheLengths = { en: line`Compare the two lengths`, es: line`Compara las dos longitudes` }
export const lengthBeforeTheCut = {
  en: line`At the start, these lengths were together`,
  es: line`Al principio, estas longitudes estaban juntas`,
}
export const lengthBeforeItGrew = { en: line`Before, it was shorter`, es: line`Antes medía menos` }
