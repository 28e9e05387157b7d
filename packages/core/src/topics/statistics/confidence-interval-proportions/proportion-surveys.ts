import { type Block, type Both, type Of, prose, words } from '../../../author.ts'

/** A random sample, and whom its proportion is about: "the proportion of …". */
export interface Survey {
  readonly of: Of<'words'>
  readonly sample: (n: number, x: number) => Both<Block>
  /** The share that such a survey plausibly finds, in percent. */
  readonly share: readonly [number, number]
}

export const surveys: readonly Survey[] = [
  {
    of: words(
      'all voters in the city who support the new library',
      'todos los votantes de la ciudad que apoyan la nueva biblioteca',
    ),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} voters in a city, ${x} support the new library.`,
      es: prose`En una muestra aleatoria de ${n} votantes de una ciudad, ${x} apoyan la nueva biblioteca.`,
    }),
    share: [40, 65],
  },
  {
    of: words(
      'all teenagers in the state who stream music every day',
      'todos los adolescentes del estado que escuchan música en línea todos los días',
    ),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} teenagers in a state, ${x} stream music every day.`,
      es: prose`En una muestra aleatoria de ${n} adolescentes de un estado, ${x} escuchan música en línea todos los días.`,
    }),
    share: [55, 85],
  },
  {
    of: words(
      'all vaccinated people who have a sore arm the next day',
      'todas las personas vacunadas a las que les duele el brazo al día siguiente',
    ),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} vaccinated people, ${x} have a sore arm the next day.`,
      es: prose`En una muestra aleatoria de ${n} personas vacunadas, a ${x} les duele el brazo al día siguiente.`,
    }),
    share: [15, 45],
  },
  {
    of: words(
      'all used phones of the store that have a defect',
      'todos los teléfonos usados de la tienda que tienen algún defecto',
    ),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} used phones from a store, ${x} have a defect.`,
      es: prose`En una muestra aleatoria de ${n} teléfonos usados de una tienda, ${x} tienen algún defecto.`,
    }),
    share: [12, 25],
  },
  {
    of: words(
      'all adults in the county who have a library card',
      'todos los adultos del condado que tienen tarjeta de biblioteca',
    ),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} adults in a county, ${x} have a library card.`,
      es: prose`En una muestra aleatoria de ${n} adultos de un condado, ${x} tienen tarjeta de biblioteca.`,
    }),
    share: [30, 60],
  },
  {
    of: words('all students in the district who eat breakfast', 'todos los estudiantes del distrito que desayunan'),
    sample: (n, x) => ({
      en: prose`In a random sample of ${n} students in a school district, ${x} eat breakfast.`,
      es: prose`En una muestra aleatoria de ${n} estudiantes de un distrito escolar, ${x} desayunan.`,
    }),
    share: [50, 80],
  },
]

/** Two independent random samples, and the two groups by their short names. */
export interface Comparison {
  readonly first: Of<'words'>
  readonly second: Of<'words'>
  readonly samples: (n1: number, x1: number, n2: number, x2: number) => Both<Block>
}

export const comparisons: readonly Comparison[] = [
  {
    first: words('tenth graders who want a later start', 'estudiantes de décimo grado que quieren entrar más tarde'),
    second: words(
      'eleventh graders who want a later start',
      'estudiantes de undécimo grado que quieren entrar más tarde',
    ),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} tenth graders, ${x1} want a later start. In an independent random sample of ${n2} eleventh graders, ${x2} want a later start.`,
      es: prose`En una muestra aleatoria de ${n1} estudiantes de décimo grado, ${x1} quieren entrar más tarde. En una muestra aleatoria independiente de ${n2} estudiantes de undécimo grado, ${x2} quieren entrar más tarde.`,
    }),
  },
  {
    first: words('city residents who recycle glass', 'habitantes de la ciudad que reciclan vidrio'),
    second: words('rural residents who recycle glass', 'habitantes del campo que reciclan vidrio'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} city residents, ${x1} recycle glass. In an independent random sample of ${n2} rural residents, ${x2} recycle glass.`,
      es: prose`En una muestra aleatoria de ${n1} habitantes de la ciudad, ${x1} reciclan vidrio. En una muestra aleatoria independiente de ${n2} habitantes del campo, ${x2} reciclan vidrio.`,
    }),
  },
  {
    first: words('weekday shoppers who pay by card', 'clientes de entre semana que pagan con tarjeta'),
    second: words('weekend shoppers who pay by card', 'clientes de fin de semana que pagan con tarjeta'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} weekday shoppers, ${x1} pay by card. In an independent random sample of ${n2} weekend shoppers, ${x2} pay by card.`,
      es: prose`En una muestra aleatoria de ${n1} clientes de entre semana, ${x1} pagan con tarjeta. En una muestra aleatoria independiente de ${n2} clientes de fin de semana, ${x2} pagan con tarjeta.`,
    }),
  },
  {
    first: words('adults under 40 who read news online', 'adultos menores de 40 años que leen noticias en línea'),
    second: words('adults 40 or older who read news online', 'adultos de 40 años o más que leen noticias en línea'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} adults under age 40, ${x1} read news online. In an independent random sample of ${n2} adults of age 40 or older, ${x2} read news online.`,
      es: prose`En una muestra aleatoria de ${n1} adultos menores de 40 años, ${x1} leen noticias en línea. En una muestra aleatoria independiente de ${n2} adultos de 40 años o más, ${x2} leen noticias en línea.`,
    }),
  },
]
