import { type Both, type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A way to choose that favors a part, and why. */
export interface Favoring {
  readonly says: Both<string>
  readonly why: Both<string>
}
/** What is to be found out, one way to choose the sample at random, and three that favor a part. */
export interface Methods {
  readonly of: Noun
  /** "the students of a school": to follow "about". */
  readonly wants: Both<string>
  /** What is said of those who count: "would take music lessons". */
  readonly property: Both<string>
  readonly random: Both<string>
  readonly biased: readonly [Favoring, Favoring, Favoring]
  /** Those of the three among whom more would say yes than in the population. */
  readonly favors: readonly number[]
  readonly population: readonly number[]
}
const q = (en: string, es: string): Both<string> => ({ en, es })
const resident = noun('resident', 'residents', 'residente', 'residentes', 'm')
const customer = noun('customer', 'customers', 'cliente', 'clientes', 'm')
const employee = noun('employee', 'employees', 'empleado', 'empleados', 'm')

export const methods: readonly Methods[] = [
  {
    of: nouns.student,
    wants: q(
      'how many students of a school would take music lessons',
      'cuántos estudiantes de una escuela tomarían clases de música',
    ),
    property: q('would take music lessons', 'tomarían clases de música'),
    random: q(
      'students drawn at random from the list of all students',
      'estudiantes elegidos al azar de la lista de todos los estudiantes',
    ),
    biased: [
      {
        says: q('students in the school band', 'estudiantes de la banda escolar'),
        why: q(
          'They play music already, so they like it more than most.',
          'Ya tocan música, así que les gusta más que a la mayoría.',
        ),
      },
      {
        says: q('students at a concert', 'estudiantes en un concierto'),
        why: q(
          'People at a concert like music more than most.',
          'A quienes van a un concierto les gusta la música más que a la mayoría.',
        ),
      },
      {
        says: q(
          'students who answer a poster in the music room',
          'estudiantes que responden a un cartel en el salón de música',
        ),
        why: q(
          'Those who answer chose themselves, and the others are left out.',
          'Quienes responden se eligen a sí mismos y los demás quedan fuera.',
        ),
      },
    ],
    favors: [0, 1, 2],
    population: [1000, 1200, 1600],
  },
  {
    of: resident,
    wants: q(
      'how many residents of a town want a new swimming pool',
      'cuántos residentes de una ciudad quieren una piscina nueva',
    ),
    property: q('want a new pool', 'quieren una piscina nueva'),
    random: q(
      'residents drawn at random from the list of all residents',
      'residentes elegidos al azar de la lista de todos los residentes',
    ),
    biased: [
      {
        says: q('residents in the swim club', 'residentes del club de natación'),
        why: q(
          'Members of a swim club want a pool more than others.',
          'Los miembros de un club de natación quieren una piscina más que otros.',
        ),
      },
      {
        says: q('residents at the beach', 'residentes que están en la playa'),
        why: q(
          'People at the beach like to swim more than most.',
          'A quienes están en la playa les gusta nadar más que a la mayoría.',
        ),
      },
      {
        says: q(
          'residents who phone the town hall about the pool',
          'residentes que llaman a la alcaldía por la piscina',
        ),
        why: q(
          'Only those who feel strongly about the pool phone.',
          'Solo llaman quienes tienen una opinión fuerte sobre la piscina.',
        ),
      },
    ],
    favors: [0, 1, 2],
    population: [2000, 4000, 6000],
  },
  {
    of: customer,
    wants: q(
      'how many customers of a store would pay more for organic food',
      'cuántos clientes de una tienda pagarían más por comida orgánica',
    ),
    property: q('would pay more', 'pagarían más'),
    random: q(
      'customers picked at random by a computer from all customers',
      'clientes elegidos al azar por una computadora entre todos',
    ),
    biased: [
      {
        says: q('customers at the organic food shelf', 'clientes junto al estante de comida orgánica'),
        why: q('They buy organic food already.', 'Ya compran comida orgánica.'),
      },
      {
        says: q('customers with a coupon', 'clientes con un cupón'),
        why: q(
          'They look for low prices, so they may not want to pay more.',
          'Buscan precios bajos, así que quizá no quieran pagar más.',
        ),
      },
      {
        says: q('customers who write to the store', 'clientes que escriben a la tienda'),
        why: q(
          'Those who write chose themselves, and the others are left out.',
          'Quienes escriben se eligen a sí mismos y los demás quedan fuera.',
        ),
      },
    ],
    favors: [0, 2],
    population: [1200, 1600, 2000],
  },
  {
    of: employee,
    wants: q(
      'how many employees of a company would come to work by bicycle',
      'cuántos empleados de una empresa irían al trabajo en bicicleta',
    ),
    property: q('would come to work by bicycle', 'irían al trabajo en bicicleta'),
    random: q(
      'employees drawn at random from the list of all employees',
      'empleados elegidos al azar de la lista de todos los empleados',
    ),
    biased: [
      {
        says: q('employees who park a car', 'empleados que estacionan un carro'),
        why: q(
          'They come by car, so fewer of them would use a bicycle.',
          'Van en carro, así que menos de ellos usarían la bicicleta.',
        ),
      },
      {
        says: q('employees at the bicycle rack', 'empleados junto al estacionamiento de bicicletas'),
        why: q('They come by bicycle already.', 'Ya van en bicicleta.'),
      },
      {
        says: q('employees in the cycling club', 'empleados del club de ciclismo'),
        why: q('They like cycling more than most.', 'Les gusta el ciclismo más que a la mayoría.'),
      },
    ],
    favors: [1, 2],
    population: [1000, 1200, 2000],
  },
  {
    of: nouns.camper,
    wants: q('how many campers would hike at night', 'cuántos campistas caminarían de noche'),
    property: q('would hike at night', 'caminarían de noche'),
    random: q(
      'campers whose names are drawn from a box with all names',
      'campistas cuyos nombres se sacan de una caja con todos los nombres',
    ),
    biased: [
      {
        says: q('campers who get up last', 'campistas que se levantan al final'),
        why: q('They may be awake at night more than others.', 'Quizá estén despiertos de noche más que otros.'),
      },
      {
        says: q('campers in the youngest group', 'campistas del grupo de menor edad'),
        why: q(
          'The older campers have no chance of being chosen.',
          'Los campistas mayores no tienen ninguna probabilidad de ser elegidos.',
        ),
      },
      {
        says: q('campers who sign up for a hike', 'campistas que se apuntan a una caminata'),
        why: q('They like to hike more than most.', 'Les gusta caminar más que a la mayoría.'),
      },
    ],
    favors: [0, 2],
    population: [1000, 1200],
  },
  {
    of: nouns.member,
    wants: q(
      'how many members of a library would come on Sundays',
      'cuántos miembros de una biblioteca irían los domingos',
    ),
    property: q('would come on Sundays', 'irían los domingos'),
    random: q('members whose card numbers are picked at random', 'miembros cuyos números de tarjeta se eligen al azar'),
    biased: [
      {
        says: q('members who come on Saturdays', 'miembros que van los sábados'),
        why: q(
          'They come on weekends already, unlike many others.',
          'Ya van los fines de semana, a diferencia de muchos otros.',
        ),
      },
      {
        says: q('members who work on Sundays', 'miembros que trabajan los domingos'),
        why: q('They have no time on Sundays.', 'No tienen tiempo los domingos.'),
      },
      {
        says: q('members at a Sunday market', 'miembros en un mercado dominical'),
        why: q('They are out on Sundays, unlike many others.', 'Salen los domingos, a diferencia de muchos otros.'),
      },
    ],
    favors: [2],
    population: [1600, 2000, 2400],
  },
  {
    of: nouns.visitor,
    wants: q('how many visitors of a zoo come by train', 'cuántos visitantes de un zoológico llegan en tren'),
    property: q('come by train', 'llegan en tren'),
    random: q(
      'visitors whose ticket numbers are drawn at random',
      'visitantes cuyos números de boleto se eligen al azar',
    ),
    biased: [
      {
        says: q('visitors in the parking lot', 'visitantes en el estacionamiento'),
        why: q('They came by car, not by train.', 'Llegaron en carro, no en tren.'),
      },
      {
        says: q('visitors at the gate next to the station', 'visitantes en la entrada junto a la estación'),
        why: q(
          'Most people at this gate have just left a train.',
          'La mayoría de quienes pasan por esa entrada acaba de bajar del tren.',
        ),
      },
      {
        says: q('visitors who arrive on one bus', 'visitantes que llegan en un mismo autobús'),
        why: q('They came by bus, not by train.', 'Llegaron en autobús, no en tren.'),
      },
    ],
    favors: [1],
    population: [1200, 1600, 2400],
  },
  {
    of: nouns.player,
    wants: q(
      'how many players in a league want longer games',
      'cuántos jugadores de una liga quieren partidos más largos',
    ),
    property: q('want longer games', 'quieren partidos más largos'),
    random: q(
      'players drawn at random from the list of the league',
      'jugadores elegidos al azar de la lista de la liga',
    ),
    biased: [
      {
        says: q('players of the winning team', 'jugadores del equipo ganador'),
        why: q('They may enjoy games more than the others.', 'Quizá disfruten los partidos más que los demás.'),
      },
      {
        says: q('players who leave practice early', 'jugadores que se van temprano del entrenamiento'),
        why: q('They may want to spend less time on sports.', 'Quizá quieran dedicar menos tiempo al deporte.'),
      },
      {
        says: q('players who talk to the coach on their own', 'jugadores que hablan por su cuenta con el entrenador'),
        why: q(
          'Those who talk to the coach chose themselves, and the others are left out.',
          'Quienes hablan con el entrenador se eligen a sí mismos y los demás quedan fuera.',
        ),
      },
    ],
    favors: [0, 2],
    population: [1000, 1200, 1600],
  },
]
