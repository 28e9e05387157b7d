import { type Block, type Both, count, prose, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { UnitDivision } from '../../kit/fractions/unit-division.ts'

type Told = (division: UnitDivision) => Both<Block>
/** The same things told in four ways: only two of them divide. */
export interface UnitStory {
  readonly denominators: readonly number[]
  readonly 'whole by unit': Told
  readonly 'unit by whole': Told
  readonly multiply: Told
  readonly subtract: Told
}

const part = (d: number) => Ratio.of(1, d)

export const unitStories: readonly UnitStory[] = [
  {
    denominators: [4, 5, 6],
    'whole by unit': ({ whole, d }) => ({
      en: prose`There are ${whole} pans of brownies. One serving is ${part(d)} of a pan. How many servings are there?`,
      es: prose`Hay ${whole} bandejas de brownies. Una porción es ${part(d)} de bandeja. ¿Cuántas porciones hay?`,
    }),
    'unit by whole': ({ whole, d }) => ({
      en: prose`There is ${part(d)} of a pan of brownies. It is shared equally by ${whole} friends. What fraction of a pan does each friend get?`,
      es: prose`Hay ${part(d)} de bandeja de brownies. Se reparte por igual entre ${whole} amigos. ¿Qué fracción de bandeja recibe cada amigo?`,
    }),
    multiply: ({ whole, d }) => ({
      en: prose`Each of ${whole} friends gets ${part(d)} of a pan of brownies. How many pans do they get in all?`,
      es: prose`Cada uno de ${whole} amigos recibe ${part(d)} de bandeja de brownies. ¿Cuántas bandejas reciben en total?`,
    }),
    subtract: ({ whole, d }) => ({
      en: prose`There are ${whole} pans of brownies. Friends eat ${part(d)} of a pan. How many pans are left?`,
      es: prose`Hay ${whole} bandejas de brownies. Unos amigos se comen ${part(d)} de bandeja. ¿Cuántas bandejas quedan?`,
    }),
  },
  {
    denominators: [4, 6],
    'whole by unit': ({ whole, d }) => ({
      en: prose`A rope is ${count(whole, nouns.yard)} long. It is cut into pieces of ${count(part(d), nouns.yard)}. How many pieces are there?`,
      es: prose`Una cuerda mide ${count(whole, nouns.yard)}. Se corta en pedazos de ${count(part(d), nouns.yard)}. ¿Cuántos pedazos hay?`,
    }),
    'unit by whole': ({ whole, d }) => ({
      en: prose`A rope is ${count(part(d), nouns.yard)} long. It is cut into ${whole} equal pieces. What fraction of a yard is the length of each piece?`,
      es: prose`Una cuerda mide ${count(part(d), nouns.yard)}. Se corta en ${whole} pedazos iguales. ¿Qué fracción de yarda mide cada pedazo?`,
    }),
    multiply: ({ whole, d }) => ({
      en: prose`There are ${whole} pieces of rope. Each piece is ${count(part(d), nouns.yard)} long. How many yards of rope are there in all?`,
      es: prose`Hay ${whole} pedazos de cuerda. Cada pedazo mide ${count(part(d), nouns.yard)}. ¿Cuántas yardas de cuerda hay en total?`,
    }),
    subtract: ({ whole, d }) => ({
      en: prose`A rope is ${count(whole, nouns.yard)} long. A piece of ${count(part(d), nouns.yard)} is cut off. How many yards are left?`,
      es: prose`Una cuerda mide ${count(whole, nouns.yard)}. Se corta un pedazo de ${count(part(d), nouns.yard)}. ¿Cuántas yardas quedan?`,
    }),
  },
  {
    denominators: [4, 5, 8],
    'whole by unit': ({ whole, d }) => ({
      en: prose`A cook has ${count(whole, nouns.liter)} of syrup. Each bottle gets ${count(part(d), nouns.liter)}. How many bottles can she fill?`,
      es: prose`Una cocinera tiene ${count(whole, nouns.liter)} de jarabe. Pone ${count(part(d), nouns.liter)} en cada botella. ¿Cuántas botellas puede llenar?`,
    }),
    'unit by whole': ({ whole, d }) => ({
      en: prose`A cook has ${count(part(d), nouns.liter)} of syrup. She pours it equally into ${whole} bottles. What fraction of a liter is in each bottle?`,
      es: prose`Una cocinera tiene ${count(part(d), nouns.liter)} de jarabe. Lo reparte por igual en ${whole} botellas. ¿Qué fracción de litro hay en cada botella?`,
    }),
    multiply: ({ whole, d }) => ({
      en: prose`A cook fills ${whole} bottles. She pours ${count(part(d), nouns.liter)} of syrup into each bottle. How many liters does she use in all?`,
      es: prose`Una cocinera llena ${whole} botellas. Pone ${count(part(d), nouns.liter)} de jarabe en cada botella. ¿Cuántos litros usa en total?`,
    }),
    subtract: ({ whole, d }) => ({
      en: prose`A cook has ${count(whole, nouns.liter)} of syrup. She uses ${count(part(d), nouns.liter)}. How many liters are left?`,
      es: prose`Una cocinera tiene ${count(whole, nouns.liter)} de jarabe. Usa ${count(part(d), nouns.liter)}. ¿Cuántos litros quedan?`,
    }),
  },
  {
    denominators: [4, 5, 8],
    'whole by unit': ({ whole, d }) => ({
      en: prose`Runners run ${count(whole, nouns.mile)} on a track. One lap is ${count(part(d), nouns.mile)}. How many laps do they run?`,
      es: prose`Unos corredores corren ${count(whole, nouns.mile)} en una pista. Una vuelta mide ${count(part(d), nouns.mile)}. ¿Cuántas vueltas corren?`,
    }),
    'unit by whole': ({ whole, d }) => ({
      en: prose`A track is ${count(part(d), nouns.mile)} long. It is divided into ${whole} equal parts. What fraction of a mile is the length of each part?`,
      es: prose`Una pista mide ${count(part(d), nouns.mile)}. Se divide en ${whole} partes iguales. ¿Qué fracción de milla mide cada parte?`,
    }),
    multiply: ({ whole, d }) => ({
      en: prose`A track has ${whole} parts. Each part is ${count(part(d), nouns.mile)} long. How many miles long is the track?`,
      es: prose`Una pista tiene ${whole} partes. Cada parte mide ${count(part(d), nouns.mile)}. ¿Cuántas millas mide la pista?`,
    }),
    subtract: ({ whole, d }) => ({
      en: prose`Runners want to run ${count(whole, nouns.mile)}. They have run ${count(part(d), nouns.mile)}. How many miles are left?`,
      es: prose`Unos corredores quieren correr ${count(whole, nouns.mile)}. Han corrido ${count(part(d), nouns.mile)}. ¿Cuántas millas les faltan?`,
    }),
  },
  {
    denominators: [4, 5, 8],
    'whole by unit': ({ whole, d }) => ({
      en: prose`A painter has ${count(whole, nouns.gallon)} of paint. Each door takes ${count(part(d), nouns.gallon)}. How many doors can she paint?`,
      es: prose`Una pintora tiene ${count(whole, nouns.gallon)} de pintura. Cada puerta lleva ${count(part(d), nouns.gallon)}. ¿Cuántas puertas puede pintar?`,
    }),
    'unit by whole': ({ whole, d }) => ({
      en: prose`A painter has ${count(part(d), nouns.gallon)} of paint. It is divided equally among ${whole} chairs. What fraction of a gallon does each chair get?`,
      es: prose`Una pintora tiene ${count(part(d), nouns.gallon)} de pintura. Se reparte por igual entre ${whole} sillas. ¿Qué fracción de galón recibe cada silla?`,
    }),
    multiply: ({ whole, d }) => ({
      en: prose`Each of ${whole} doors takes ${count(part(d), nouns.gallon)} of paint. How many gallons do they take in all?`,
      es: prose`Cada una de ${whole} puertas lleva ${count(part(d), nouns.gallon)} de pintura. ¿Cuántos galones llevan en total?`,
    }),
    subtract: ({ whole, d }) => ({
      en: prose`A painter has ${count(whole, nouns.gallon)} of paint and uses ${count(part(d), nouns.gallon)}. How many gallons are left?`,
      es: prose`Una pintora tiene ${count(whole, nouns.gallon)} de pintura y usa ${count(part(d), nouns.gallon)}. ¿Cuántos galones quedan?`,
    }),
  },
]
