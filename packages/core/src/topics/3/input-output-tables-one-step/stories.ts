import { type Both, type Inline, line, words } from '../../../author.ts'
import type { Heads } from './rules.ts'

/** Things that come in equal numbers. */
export interface Story {
  readonly by: number
  readonly heads: Heads
  readonly tells: Both<readonly Inline[]>
}

export const stories: readonly Story[] = [
  {
    by: 3,
    heads: [words('Tricycles', 'Triciclos'), words('Wheels', 'Ruedas')],
    tells: { en: line`Each tricycle has ${3} wheels.`, es: line`Cada triciclo tiene ${3} ruedas.` },
  },
  {
    by: 7,
    heads: [words('Weeks', 'Semanas'), words('Days', 'Días')],
    tells: { en: line`Each week has ${7} days.`, es: line`Cada semana tiene ${7} días.` },
  },
  {
    by: 4,
    heads: [words('Dogs', 'Perros'), words('Legs', 'Patas')],
    tells: { en: line`Each dog has ${4} legs.`, es: line`Cada perro tiene ${4} patas.` },
  },
  {
    by: 8,
    heads: [words('Spiders', 'Arañas'), words('Legs', 'Patas')],
    tells: { en: line`Each spider has ${8} legs.`, es: line`Cada araña tiene ${8} patas.` },
  },
  {
    by: 6,
    heads: [words('Vans', 'Camionetas'), words('People', 'Personas')],
    tells: { en: line`Each van carries ${6} people.`, es: line`En cada camioneta viajan ${6} personas.` },
  },
  {
    by: 9,
    heads: [words('Teams', 'Equipos'), words('Players', 'Jugadores')],
    tells: { en: line`Each baseball team has ${9} players.`, es: line`Cada equipo de béisbol tiene ${9} jugadores.` },
  },
  {
    by: 6,
    heads: [words('Ants', 'Hormigas'), words('Legs', 'Patas')],
    tells: { en: line`Each ant has ${6} legs.`, es: line`Cada hormiga tiene ${6} patas.` },
  },
  {
    by: 5,
    heads: [words('Pencils', 'Lápices'), words('Cents', 'Centavos')],
    tells: { en: line`Each pencil costs ${5} cents.`, es: line`Cada lápiz cuesta ${5} centavos.` },
  },
  {
    by: 8,
    heads: [words('Boxes', 'Cajas'), words('Crayons', 'Crayones')],
    tells: { en: line`Each box has ${8} crayons.`, es: line`Cada caja tiene ${8} crayones.` },
  },
  {
    by: 9,
    heads: [words('Pencils', 'Lápices'), words('Cents', 'Centavos')],
    tells: { en: line`Each pencil costs ${9} cents.`, es: line`Cada lápiz cuesta ${9} centavos.` },
  },
]
