import { type Block, type Both, type Of, prose, words } from '../../../author.ts'

/** A random sample, and whom its proportion is about: "the proportion of …". */
export interface Survey {
  readonly of: Of<'words'>
  readonly sample: (n: number, x: number) => Both<Block>
  /** The share that such a survey plausibly finds, in percent. */
  readonly share: readonly [number, number]
}

/** A bank for each level. */
export const surveys: Readonly<Record<'easy' | 'medium' | 'hard', readonly Survey[]>> = {
  easy: [
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
        'all used phones at the store that have a defect',
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
    {
      of: words(
        'all homes in the valley that have solar panels',
        'todas las casas del valle que tienen paneles solares',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} homes in a valley, ${x} have solar panels.`,
        es: prose`En una muestra aleatoria de ${n} casas de un valle, ${x} tienen paneles solares.`,
      }),
      share: [15, 35],
    },
    {
      of: words(
        'all visitors to the museum who come from another state',
        'todos los visitantes del museo que vienen de otro estado',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} visitors to a museum, ${x} come from another state.`,
        es: prose`En una muestra aleatoria de ${n} visitantes de un museo, ${x} vienen de otro estado.`,
      }),
      share: [25, 55],
    },
  ],
  medium: [
    {
      of: words(
        'all workers in the region who go to work by car',
        'todos los trabajadores de la región que van al trabajo en carro',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} workers in a region, ${x} go to work by car.`,
        es: prose`En una muestra aleatoria de ${n} trabajadores de una región, ${x} van al trabajo en carro.`,
      }),
      share: [60, 85],
    },
    {
      of: words('all households in the town that own a dog', 'todos los hogares del pueblo que tienen perro'),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} households in a town, ${x} own a dog.`,
        es: prose`En una muestra aleatoria de ${n} hogares de un pueblo, ${x} tienen perro.`,
      }),
      share: [30, 50],
    },
    {
      of: words('all cyclists in the city who wear a helmet', 'todos los ciclistas de la ciudad que usan casco'),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} cyclists in a city, ${x} wear a helmet.`,
        es: prose`En una muestra aleatoria de ${n} ciclistas de una ciudad, ${x} usan casco.`,
      }),
      share: [40, 70],
    },
    {
      of: words(
        'all trees in the park that have a beetle infestation',
        'todos los árboles del parque que tienen una plaga de escarabajos',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} trees in a park, ${x} have a beetle infestation.`,
        es: prose`En una muestra aleatoria de ${n} árboles de un parque, ${x} tienen una plaga de escarabajos.`,
      }),
      share: [12, 30],
    },
    {
      of: words(
        'all guests of the hotel chain who book online',
        'todos los huéspedes de la cadena hotelera que reservan en línea',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} guests of a hotel chain, ${x} book online.`,
        es: prose`En una muestra aleatoria de ${n} huéspedes de una cadena hotelera, ${x} reservan en línea.`,
      }),
      share: [55, 85],
    },
    {
      of: words('all packages from the warehouse that arrive late', 'todos los paquetes del almacén que llegan tarde'),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} packages from a warehouse, ${x} arrive late.`,
        es: prose`En una muestra aleatoria de ${n} paquetes de un almacén, ${x} llegan tarde.`,
      }),
      share: [12, 25],
    },
    {
      of: words('all nurses in the state who work at night', 'todos los enfermeros del estado que trabajan de noche'),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} nurses in a state, ${x} work at night.`,
        es: prose`En una muestra aleatoria de ${n} enfermeros de un estado, ${x} trabajan de noche.`,
      }),
      share: [15, 35],
    },
    {
      of: words(
        'all teachers in the state who speak two languages',
        'todos los maestros del estado que hablan dos idiomas',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} teachers in a state, ${x} speak two languages.`,
        es: prose`En una muestra aleatoria de ${n} maestros de un estado, ${x} hablan dos idiomas.`,
      }),
      share: [15, 40],
    },
  ],
  hard: [
    {
      of: words(
        'all drivers in the city who own an electric car',
        'todos los conductores de la ciudad que tienen un carro eléctrico',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} drivers in a city, ${x} own an electric car.`,
        es: prose`En una muestra aleatoria de ${n} conductores de una ciudad, ${x} tienen un carro eléctrico.`,
      }),
      share: [12, 25],
    },
    {
      of: words(
        'all families in the region who have dinner together every day',
        'todas las familias de la región que cenan juntas todos los días',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} families in a region, ${x} have dinner together every day.`,
        es: prose`En una muestra aleatoria de ${n} familias de una región, ${x} cenan juntas todos los días.`,
      }),
      share: [45, 70],
    },
    {
      of: words(
        'all college students in the state who have a part-time job',
        'todos los universitarios del estado que tienen un empleo de medio tiempo',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} college students in a state, ${x} have a part-time job.`,
        es: prose`En una muestra aleatoria de ${n} universitarios de un estado, ${x} tienen un empleo de medio tiempo.`,
      }),
      share: [35, 60],
    },
    {
      of: words(
        'all visitors to the national park who camp overnight',
        'todos los visitantes del parque nacional que acampan',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} visitors to a national park, ${x} camp overnight.`,
        es: prose`En una muestra aleatoria de ${n} visitantes de un parque nacional, ${x} acampan.`,
      }),
      share: [20, 40],
    },
    {
      of: words(
        'all restaurants in the city that deliver food',
        'todos los restaurantes de la ciudad que ofrecen entregas a domicilio',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} restaurants in a city, ${x} deliver food.`,
        es: prose`En una muestra aleatoria de ${n} restaurantes de una ciudad, ${x} ofrecen entregas a domicilio.`,
      }),
      share: [50, 80],
    },
    {
      of: words('all hikers on the trail who carry a map', 'todos los excursionistas del sendero que llevan un mapa'),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} hikers on a trail, ${x} carry a map.`,
        es: prose`En una muestra aleatoria de ${n} excursionistas de un sendero, ${x} llevan un mapa.`,
      }),
      share: [40, 75],
    },
    {
      of: words(
        'all households in the district that recycle paper',
        'todos los hogares del distrito que reciclan papel',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} households in a district, ${x} recycle paper.`,
        es: prose`En una muestra aleatoria de ${n} hogares de un distrito, ${x} reciclan papel.`,
      }),
      share: [40, 75],
    },
    {
      of: words(
        'all moviegoers in the city who buy popcorn',
        'todos los espectadores de cine de la ciudad que compran palomitas',
      ),
      sample: (n, x) => ({
        en: prose`In a random sample of ${n} moviegoers in a city, ${x} buy popcorn.`,
        es: prose`En una muestra aleatoria de ${n} espectadores de cine de una ciudad, ${x} compran palomitas.`,
      }),
      share: [35, 65],
    },
  ],
}

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
  {
    first: words('bus riders who use a mobile ticket', 'pasajeros de autobús que usan un boleto electrónico'),
    second: words('train riders who use a mobile ticket', 'pasajeros de tren que usan un boleto electrónico'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} bus riders, ${x1} use a mobile ticket. In an independent random sample of ${n2} train riders, ${x2} use a mobile ticket.`,
      es: prose`En una muestra aleatoria de ${n1} pasajeros de autobús, ${x1} usan un boleto electrónico. En una muestra aleatoria independiente de ${n2} pasajeros de tren, ${x2} usan un boleto electrónico.`,
    }),
  },
  {
    first: words('renters who cook every evening', 'inquilinos que cocinan todas las noches'),
    second: words('homeowners who cook every evening', 'propietarios de casa que cocinan todas las noches'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} renters, ${x1} cook every evening. In an independent random sample of ${n2} homeowners, ${x2} cook every evening.`,
      es: prose`En una muestra aleatoria de ${n1} inquilinos, ${x1} cocinan todas las noches. En una muestra aleatoria independiente de ${n2} propietarios de casa, ${x2} cocinan todas las noches.`,
    }),
  },
  {
    first: words(
      'patients with the new cream who have no rash after a week',
      'pacientes con la crema nueva que ya no tienen sarpullido después de una semana',
    ),
    second: words(
      'patients with the old cream who have no rash after a week',
      'pacientes con la crema anterior que ya no tienen sarpullido después de una semana',
    ),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} patients with a new cream, ${x1} had no rash after a week. In an independent random sample of ${n2} patients with the old cream, ${x2} had no rash after a week.`,
      es: prose`En una muestra aleatoria de ${n1} pacientes con una crema nueva, ${x1} ya no tenían sarpullido después de una semana. En una muestra aleatoria independiente de ${n2} pacientes con la crema anterior, ${x2} ya no tenían sarpullido después de una semana.`,
    }),
  },
  {
    first: words('morning runners who listen to music', 'corredores de la mañana que escuchan música'),
    second: words('evening runners who listen to music', 'corredores de la noche que escuchan música'),
    samples: (n1, x1, n2, x2) => ({
      en: prose`In a random sample of ${n1} morning runners, ${x1} listen to music. In an independent random sample of ${n2} evening runners, ${x2} listen to music.`,
      es: prose`En una muestra aleatoria de ${n1} corredores de la mañana, ${x1} escuchan música. En una muestra aleatoria independiente de ${n2} corredores de la noche, ${x2} escuchan música.`,
    }),
  },
]
