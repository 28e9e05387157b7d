import { type Block, type Both, prose } from '../../../content.ts'

/** A count that is rounded to this unit. */
export interface RoundingStory {
  readonly unit: 10 | 100
  readonly tell: (value: number) => Both<Block>
}

export const roundingStories: readonly RoundingStory[] = [
  {
    unit: 10,
    tell: value => ({
      en: prose`A book has ${value} pages. About how many pages is that? Round to the nearest ten.`,
      es: prose`Un libro tiene ${value} páginas. ¿Cuántas páginas son, más o menos? Redondea a la decena más cercana.`,
    }),
  },
  {
    unit: 10,
    tell: value => ({
      en: prose`There are ${value} beans in a jar. Round the number of beans to the nearest ten.`,
      es: prose`En un frasco hay ${value} frijoles. Redondea el número de frijoles a la decena más cercana.`,
    }),
  },
  {
    unit: 10,
    tell: value => ({
      en: prose`The trip to the lake is ${value} miles long. Round the distance to the nearest ten miles.`,
      es: prose`El viaje al lago es de ${value} millas. Redondea la distancia a la decena de millas más cercana.`,
    }),
  },
  {
    unit: 10,
    tell: value => ({
      en: prose`A farm has ${value} hens. About how many hens is that? Round to the nearest ten.`,
      es: prose`En una granja hay ${value} gallinas. ¿Cuántas gallinas son, más o menos? Redondea a la decena más cercana.`,
    }),
  },
  {
    unit: 100,
    tell: value => ({
      en: prose`There were ${value} people at a game. Round the number of people to the nearest hundred.`,
      es: prose`En un partido hubo ${value} personas. Redondea el número de personas a la centena más cercana.`,
    }),
  },
  {
    unit: 100,
    tell: value => ({
      en: prose`A school has ${value} students. About how many students is that? Round to the nearest hundred.`,
      es: prose`Una escuela tiene ${value} estudiantes. ¿Cuántos estudiantes son, más o menos? Redondea a la centena más cercana.`,
    }),
  },
  {
    unit: 100,
    tell: value => ({
      en: prose`Two cities are ${value} miles apart. Round the distance to the nearest hundred miles.`,
      es: prose`Dos ciudades están a ${value} millas de distancia. Redondea la distancia a la centena de millas más cercana.`,
    }),
  },
  {
    unit: 100,
    tell: value => ({
      en: prose`A library lends ${value} books in a week. Round the number of books to the nearest hundred.`,
      es: prose`Una biblioteca presta ${value} libros en una semana. Redondea el número de libros a la centena más cercana.`,
    }),
  },
]
