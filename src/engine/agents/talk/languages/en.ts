import type { AgentLanguage } from '../language.ts'

export const en: AgentLanguage = {
  phrases: {
    unknown: 'I do not know that.',
    nearest: 'This is the closest that I know.',
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
    offers: 'Do you mean one of these?',
    asks: {
      offer: 'What do you do?',
      audience: 'Who is it for?',
      proof: 'Who are your customers?',
      price: 'What does it cost?',
      hours: 'When are you open?',
      contact: 'How can I reach you?',
    },
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
  answers: {
    not: 'not no never none neither nor t cannot dont cant wont isnt hardly',
    agreed:
      'no_problem no_problems not_a_problem no_worries no_doubt why_not no_objection ' +
      'no_objections don’t_mind dont_mind do_not_mind no_issue not_an_issue nothing_against',
    talk: 'talk speak chat connect_me transfer_me put_me_through call_me',
    putOff:
      'call_back call_me ring_me phone_me contact_me get_back_to_me try_again another_time ' +
      'some_other_day not_now',
  },
  words: {
    price:
      'cost costs price prices pricing expensive cheap fee fees charge charges rate rates quote ' +
      'budget money how_much what_do_i_pay what_would_i_pay what_does_it_cost how_expensive ' +
      'how_much_is how_much_would how_much_do set_me_back charging paying_for be_paying ' +
      'you_want_for it_cost what_do_you_charge what_do_you_take ballpark figure pricey afford ' +
      'price_tag per_month pay paying looking_at come_to work_out_at going_rate cost_me ' +
      'do_you_ask out_of_pocket',
    hours:
      'open opening opened hours close closed closing weekend weekends saturday sunday monday ' +
      'office_hours what_time when_can_i_reach when_can_i_call when_are_you on_saturday ' +
      'at_night evenings tuesday wednesday thursday friday mornings afternoon evening tonight ' +
      'lunch anybody_there anyone_there someone_there bank_holiday holidays weekday weekdays ' +
      'after_work opening_times in_the_evening by_phone_at till_when until_when morning ' +
      'half_six half_seven half_eight half_five lunchtime still_there anybody_in ' +
      'pick_up_the_phone',
    place:
      'where located location address based visit headquarters premises find_you where_are_you ' +
      'come_by drop_in drop_by pop_in directions street town city office_is find_your ' +
      'come_to_us come_to_you on_site at_our_place travel_to_you whereabouts where_abouts ' +
      'far_from near_us drive_over come_over your_place round_to_you drop_it_off_where',
    contact:
      'phone telephone call reach email contact number get_in_touch write_to_you ring ' +
      'phone_number ring_you give_you_a get_hold speak_to dial reach_you give_you_a_ring ' +
      'get_hold_of call_you your_number',
    delivery:
      'deliver delivery delivered delivers ship shipping shipped arrive arrives dispatch ' +
      'lead_time how_fast how_quickly how_soon turnaround wait weeks when_will_i when_do_i_get ' +
      'days shipment shipments go_out goes_out send_it send_them sent out_by arriving turn_up ' +
      'turns_up get_here get_them get_it receive in_stock stock order_today order_now ' +
      'order_this leave_your be_here be_with_us have_it_here would_i_have in_my_hands have_them ' +
      'by_when run_out on_the_doorstep',
    trial:
      'trial try test sample demo demonstration try_out pilot free_test for_free without_paying ' +
      'try_before first_one_free no_obligation give_it_a_go have_a_go free_of_charge see_one ' +
      'samples trials look_at_one try_it see_it_work see_how_it before_committing ' +
      'before_i_commit just_one_first feel_it',
    guarantee:
      'guarantee guaranteed warranty broken breaks defect defective refund return returns ' +
      'damaged money_back goes_wrong faulty send_back send_them_back after_the_trip guarantees ' +
      'warranties covered replace replacement swap if_it_fails send_it_back goes_back ' +
      'bring_it_back give_it_back get_rid_of_it packs_up packs_in conks_out stops_working ' +
      'gives_up new_one dies who_pays_for',
    proof:
      'customers clients reference references reviews testimonial who_uses who_else proof ' +
      'case_study work_with experience_with who_buys others_use other_companies ' +
      'who_do_you_supply how_many_use trusted track_record happy_customers others use_you ' +
      'anybody_else anyone_else others_like other_businesses any_other done_this_before ' +
      'done_it_before round_here',
    age:
      'founded since established experience how_old how_long_have how_big history been_around ' +
      'exist how_long_have_you in_business started long_has_the going_for what_year which_year',
    offer:
      'sell sells offer offers products services what_do_you_do what_does_your_company ' +
      'what_are_you_selling what_is_it what_exactly',
    audience: 'suitable who_is_it_for for_whom who_are_your meant_for aimed who_do_you_work',
    security:
      'secure security data privacy gdpr stored certified certificate certification ' +
      'certificates iso encrypted insured confidential private safe safely safety approved ' +
      'approval accredited licensed tested standards leak official_standard inspector ' +
      'official_paper up_to_standard passes_inspection allowed',
    payment:
      'pay payment invoice card instalments bank billing paid monthly_payments in_advance ' +
      'paying pay_later pay_by by_card pay_in pay_monthly in_parts bit_by_bit spread spread_it ' +
      'short_of_cash per_month_instead split_the_bill',
    term:
      'contract commitment cancel cancellation notice terminate bound leave subscription tied ' +
      'how_long_am_i locked locked_in get_out stuck walk_away back_out opt_out quit stop_using ' +
      'call_it_off sign_for cancelled postpone reschedule pull_out tied_in stuck_with ' +
      'change_my_mind changed_our_minds stop_again switch_to',
    support: 'support help training installation setup set_up maintenance onboarding',
    speaks: 'language languages english german french speak spoken',
    human: 'human person someone colleague salesperson representative real_person talk_to_someone',
    later:
      'later another_time not_now call_back call_me_back next_week next_month some_other_day ' +
      'get_back_to_me',
    identity:
      'robot bot machine ai are_you_human are_you_real who_are_you computer chatbot ' +
      'am_i_talking',
    orders:
      'ignore disregard forget_your forget_all instructions prompt pretend act_as repeat_after ' +
      'say_that system_prompt override jailbreak developer_mode you_are_now new_rules ' +
      'claim_that promise_me i_order_you this_is_an_order obey',
    annoyed:
      'stupid idiot annoying annoys annoyed nonsense rubbish shut_up spam useless scam waste ' +
      'fed_up damn',
    greeting: 'hello hi hey good_morning good_afternoon good_evening',
    thanks: 'thanks thank_you thx cheers',
    bye: 'bye goodbye see_you that_is_all that_was_all nothing_else no_more_questions',
    yes: 'yes yeah yep sure ok okay fine all_right agreed of_course go_ahead gladly please_do',
    no: 'no nope nah not_really no_thanks rather_not',
    duration:
      'how_long duration takes take lasts how_many_minutes how_many_hours how_many_days ' +
      'how_many_weeks how_many_months how_quickly_is how_much_time be_finished be_done ' +
      'until_its_done ready minutes wait waiting waiting_for how_long_am take_all_day days_does ' +
      'under_your_feet done_by',
    asking:
      'your what which who whose how when why many much long far often soon high tell know ' +
      'want need would could does can may have has get give please more about really actually ' +
      'also still any there possible happens it that so quickly easily first then ok okay_so ' +
      'well just maybe perhaps already only even one two three four five six seven eight nine ' +
      'ten anything something everything nothing anybody somebody someone anyone thing things ' +
      'stuff like likes look looks looking think thinking me us our ours my mine use used uses ' +
      'using make makes made take takes got getting go going goes come comes coming put puts ' +
      'work works way ways kind sort bit lot lots never always usually again back each every ' +
      'different same sure say says see let make_sure able own into with without today now end ' +
      'needs wondering wonder quick question hear heard mean normally roughly approximately ' +
      'around exactly happen if in case have_to must will shall did done gone being been big ' +
      'small little good fine new time order till until wat wot wen u ur r pls plz cos ya year ' +
      'years month months week weeks buy buys buying working deal would_i best here officially ' +
      'start whole',
    you: 'you your yours it them they',
    generic: 'product service thing things package system device solution company you it firm',
    counting: 'how_many',
    install:
      'install installs installed fit fits fitted mount mounts assemble put_up set_it_up myself ' +
      'yourselves put_in put_it_in set_them_up fitting fitter mounted do_it_ourselves ' +
      'do_it_myself hang_it put_it_up put_them_up fit_it fit_them',
    minimum:
      'minimum at_least smallest_order small_order only_one just_one how_few few ' +
      'small_quantity too_small have_to_order have_to_buy have_to_take small_amount minimal ' +
      'single_one',
    disposal:
      'old recycle recycled recycling dispose disposal take_back waste scrap get_rid throw_away ' +
      'thrown bin afterwards take_away used_ones old_ones trash haul_away get_rid_of dump tip ' +
      'the_old_one what_happens_to_the_old',
    origin:
      'origin come_from comes_from made_in country grown source sourced originate ' +
      'where_is_it_from produced_in local locally which_country',
    eco:
      'organic eco ecological sustainable sustainability environment environmentally green ' +
      'chemicals recycled toxic poisonous harmful carbon footprint natural environmental',
    energy:
      'energy electricity power consumption battery charge_it recharge charging fuel mains watt ' +
      'watts kilowatt batteries power_cut blackout outage plug socket electric energy_bill ' +
      'save_power save_energy electricity_bill power_bill eat_up use_a_lot',
    staff:
      'employees staff team people_work headcount how_many_of_you how_many_people workers ' +
      'subcontractors crew on_your_team just_you how_big_are on_your_own one_man',
    start:
      'begin start starting when_could_you_begin get_started kick_off get_going commence ' +
      'available_from ready_to_start how_soon_can_you_start how_soon_can',
    frequency:
      'how_often often every times_a times_per each_year each_month regularly interval weekly ' +
      'daily monthly yearly annually once_a how_many_times',
    lifetime:
      'last lasts how_long_does_it_last wear wears worn durable change_it change_them changed ' +
      'replace_it replace_them shelf shelf_life keep keeps spoil expire life lifespan go_off',
    noise:
      'noise noisy loud quiet silent silence sound sounds hear decibels whisper hear_each_other ' +
      'racket quieter disturb',
    insurance:
      'insurance insured insure liability stolen steal theft thief nicked damages accident ' +
      'cover smash breaks_something damages_something drops_something who_is_liable ' +
      'stands_for_it foots_the_bill',
    repair:
      'repair repairs repaired fix fixed broken breaks breakdown break_down breaks_down ' +
      'stops_working packs_up dies fault malfunction technician engineer doesnt_work ' +
      'not_working',
    training:
      'training train trains teach teaches show_us show_them show_me learn instruction course ' +
      'courses explain how_it_works introduce',
    pickup:
      'pick_up collect collects collection fetch pick_them_up bring_them come_and_get ' +
      'bring_it_to',
    storage:
      'store stores storage storing warehouse keep_them_for keep_it_for space hold_stock ' +
      'room_for',
    custom:
      'logo print printed printing brand branded branding personalised personalized custom ' +
      'customised engraved our_name own_design made_to_measure bespoke',
    variety:
      'color colors colour colours size sizes model models version versions format formats ' +
      'choice shades variety varieties kinds types file files',
    capacity:
      'persons participants attendees maximum max group_size capacity group groups ' +
      'how_many_can big_a_group seats attend',
    season:
      'winter summer spring autumn cold frost snow freezing ice rain weather outdoors outside ' +
      'season month january february march april june july august september october november ' +
      'december',
    care:
      'maintain maintenance upkeep look_after looks_after clean cleaning water_it servicing ' +
      'serviced cut_it care_for takes_care',
    fit:
      'compatible compatibility fits fit_into work_with_our any_make brand_of makes all_brands ' +
      'suit',
    permit:
      'permit permits licence license permission paperwork authorities approval_from council ' +
      'planning_permission',
    digital:
      'online app cloud upload digital digitally electronically paper papers internet website ' +
      'scan photo log_in access portal software',
    advice:
      'advice advise recommend choose choosing decide which_one_is_right suggest consult ' +
      'guidance best_for survey inspection assess look_at_it come_and_see',
    load: 'weight heavy load bear bears collapse hold_the carry_the strong strength kilos',
    food: 'food foods edible contact_with_food hygienic eat',
    rental: 'rent rents rental hire lease leasing borrow lend',
    range: 'how_far range distance kilometres kilometers miles mileage',
    wages: 'wage wages salary salaries payroll payslip payslips',
  },
}
