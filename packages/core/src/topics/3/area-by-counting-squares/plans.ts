import { type Block, type Both, type Noun, prose, type Quantity } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A place drawn on squared paper, where each square stands for several square units. */
export interface Plan {
  readonly unit: Noun
  readonly tell: (square: Quantity) => Both<Block>
}

export const planned: readonly Plan[] = [
  {
    unit: nouns.squareMeter,
    tell: square => ({
      en: prose`The plan shows a garden in gray. Each small square of the plan stands for ${square}. What is the area of the garden?`,
      es: prose`El plano muestra un jardín en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área del jardín?`,
    }),
  },
  {
    unit: nouns.squareFoot,
    tell: square => ({
      en: prose`The plan shows the floor of a room in gray. Each small square of the plan stands for ${square}. What is the area of the floor?`,
      es: prose`El plano muestra el piso de un cuarto en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área del piso?`,
    }),
  },
  {
    unit: nouns.squareMeter,
    tell: square => ({
      en: prose`The plan shows a swimming pool in gray. Each small square of the plan stands for ${square}. What is the area of the pool?`,
      es: prose`El plano muestra una piscina en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área de la piscina?`,
    }),
  },
  {
    unit: nouns.squareFoot,
    tell: square => ({
      en: prose`The plan shows a patio in gray. Each small square of the plan stands for ${square}. What is the area of the patio?`,
      es: prose`El plano muestra un patio en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área del patio?`,
    }),
  },
  {
    unit: nouns.squareKilometer,
    tell: square => ({
      en: prose`The map shows a forest in gray. Each small square of the map stands for ${square}. What is the area of the forest?`,
      es: prose`El mapa muestra un bosque en gris. Cada cuadrado pequeño del mapa representa ${square}. ¿Cuál es el área del bosque?`,
    }),
  },
  {
    unit: nouns.squareMile,
    tell: square => ({
      en: prose`The map shows a lake in gray. Each small square of the map stands for ${square}. What is the area of the lake?`,
      es: prose`El mapa muestra un lago en gris. Cada cuadrado pequeño del mapa representa ${square}. ¿Cuál es el área del lago?`,
    }),
  },
  {
    unit: nouns.squareMeter,
    tell: square => ({
      en: prose`The plan shows a park in gray. Each small square of the plan stands for ${square}. What is the area of the park?`,
      es: prose`El plano muestra un parque en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área del parque?`,
    }),
  },
  {
    unit: nouns.squareFoot,
    tell: square => ({
      en: prose`The plan shows a flower bed in gray. Each small square of the plan stands for ${square}. What is the area of the flower bed?`,
      es: prose`El plano muestra un cantero de flores en gris. Cada cuadrado pequeño del plano representa ${square}. ¿Cuál es el área del cantero?`,
    }),
  },
]
