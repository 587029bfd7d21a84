import type { AgentLanguage } from '../language.ts'

export const en: AgentLanguage = {
  phrases: {
    unknown: 'I do not know that.',
    noted: 'I have noted your question for a colleague.',
    more: 'What else would you like to know?',
    orders: 'I only say what <company> has confirmed.',
    calm: 'I understand. You can end this at any time.',
    greeting: 'Hello.',
    handover: 'A colleague will get back to you.',
    askAddress: 'Under which email address can they reach you?',
    calendar: 'You can choose a time here: <link>',
    callBack: 'Then we will get back to you later.',
    askDay: 'Which day suits you?',
    notInterested: 'I understand. Thank you for your answer.',
    wrongPerson: 'Thank you, I have noted that.',
    doNotContact: 'Understood. We will not contact you again.',
    askAddressToStop: 'Please give me your email address, so that I can take it off every list.',
    refused: 'Then I keep nothing, and we end here. Goodbye.',
    off: 'This assistant has just been switched off. Goodbye.',
    tooLong: 'Our time is up. Thank you, and goodbye.',
    quiet: 'This assistant rests between <from> and <to>.',
    leads: {
      offer: 'What we do',
      audience: 'Who it is for',
      problem: 'What it helps with',
      proof: 'What we can show',
    },
  },
  script: {
    disclosure: 'Hello, I am an automatic assistant of <company>.',
    consent: 'What we write here is kept for <days> days. Is that all right with you?',
    reason: 'I am here to answer your questions about <company>.',
    question: 'May I ask what brings you here?',
    answers: 'What would you like to know?',
    objection: {
      cues: 'no time, busy, in a hurry, too expensive',
      text: 'I understand. A colleague can answer in writing, whenever it suits you.',
    },
    ask: 'Would you like to talk to a colleague about it?',
    handover: 'A colleague will get back to you.',
    close: 'Thank you for your time. Goodbye.',
  },
  words: {
    price:
      'cost costs price prices pricing expensive cheap fee fees charge charges rate rates ' +
      'quote budget money how_much what_do_i_pay what_would_i_pay what_does_it_cost ' +
      'how_expensive',
    hours:
      'open opening opened hours close closed closing weekend weekends saturday sunday ' +
      'monday office_hours what_time when_can_i_reach when_can_i_call when_are_you ' +
      'on_saturday at_night evenings',
    place:
      'where located location address based visit headquarters premises find_you ' +
      'where_are_you',
    contact: 'phone telephone call reach email contact number get_in_touch write_to_you',
    delivery:
      'deliver delivery delivered delivers ship shipping shipped arrive arrives dispatch ' +
      'lead_time how_fast how_quickly how_soon turnaround wait weeks when_will_i ' +
      'when_do_i_get days',
    trial: 'trial try test sample demo demonstration try_out pilot free_test for_free',
    guarantee:
      'guarantee guaranteed warranty broken breaks defect defective refund return returns ' +
      'damaged money_back goes_wrong faulty send_back send_them_back after_the_trip',
    proof:
      'customers clients reference references reviews testimonial who_uses who_else proof ' +
      'case_study work_with experience_with',
    age:
      'founded since established experience how_old how_long_have how_big history ' +
      'been_around exist',
    offer:
      'sell sells offer offers products services what_do_you_do what_does_your_company ' +
      'what_are_you_selling what_is_it what_exactly',
    audience: 'suitable who_is_it_for for_whom who_are_your meant_for aimed who_do_you_work',
    security:
      'secure security data privacy gdpr stored certified certificate certification ' +
      'certificates iso encrypted insured',
    payment: 'pay payment invoice card instalments bank billing paid monthly_payments in_advance',
    term:
      'contract commitment cancel cancellation notice terminate bound leave subscription ' +
      'tied how_long_am_i',
    support: 'support help training installation setup set_up maintenance onboarding',
    speaks: 'language languages english german french speak spoken',
    human:
      'human person someone colleague salesperson representative real_person ' + 'talk_to_someone',
    later:
      'later another_time not_now call_back call_me_back next_week next_month ' +
      'some_other_day get_back_to_me',
    identity:
      'robot bot machine ai are_you_human are_you_real who_are_you computer chatbot ' +
      'am_i_talking',
    orders:
      'ignore disregard forget_your forget_all instructions prompt pretend act_as ' +
      'repeat_after say_that system_prompt override jailbreak developer_mode you_are_now ' +
      'new_rules',
    annoyed:
      'stupid idiot annoying annoys annoyed nonsense rubbish shut_up spam useless scam ' +
      'waste fed_up damn',
    greeting: 'hello hi hey good_morning good_afternoon good_evening',
    thanks: 'thanks thank_you thx cheers',
    bye: 'bye goodbye see_you that_is_all that_was_all nothing_else no_more_questions',
    yes: 'yes yeah yep sure ok okay fine all_right agreed of_course go_ahead gladly please_do',
    no: 'no nope nah not_really no_thanks rather_not',
    duration: 'how_long duration takes take lasts',
    asking:
      'your what which who whose how when why many much long far often soon high tell know ' +
      'want need would could does can may have has get give please more about really ' +
      'actually also still any there possible happens it that so quickly easily first then',
    generic: 'product service thing things package system device solution company you it firm',
    counting: 'how_many',
    install:
      'install installs installed fit fits fitted mount mounts assemble put_up set_it_up ' +
      'myself yourselves',
    minimum: 'minimum at_least smallest_order small_order only_one just_one how_few',
    disposal: 'old recycle recycled recycling dispose disposal take_back waste scrap',
    origin: 'origin come_from comes_from made_in country grown source sourced',
    eco:
      'organic eco ecological sustainable sustainability environment environmentally green ' +
      'chemicals recycled',
    energy: 'energy electricity power consumption battery charge_it recharge charging fuel mains',
    staff: 'employees staff team people_work headcount',
    start: 'begin start starting when_could_you_begin get_started kick_off',
  },
}
