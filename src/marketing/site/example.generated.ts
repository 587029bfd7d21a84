// Drafted from example-site.html by `npm run generate`. Do not edit.
import type { Example } from './example.ts'

export const example: Example = {
  "page": [
    {
      "kind": "title",
      "text": [
        {
          "text": "Know that a pallet has thawed before your customer does",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "We rent out temperature loggers for ",
          "facts": [
            1
          ],
          "ends": []
        },
        {
          "text": "exporters of fresh fish",
          "facts": [
            1,
            2
          ],
          "ends": [
            1,
            2
          ]
        },
        {
          "text": ".",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "button",
      "text": [
        {
          "text": "Book a 20-minute call",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "heading",
      "text": [
        {
          "text": "Alerts within one minute",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "You get a text message while there is still time to call the driver",
          "facts": [
            3
          ],
          "ends": [
            3
          ]
        },
        {
          "text": ".",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "heading",
      "text": [
        {
          "text": "Rented by the trip",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "You pay for the days on the road, and a prepaid box brings the logger back",
          "facts": [
            4
          ],
          "ends": [
            4
          ]
        },
        {
          "text": ".",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "heading",
      "text": [
        {
          "text": "One page for the inspector",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "Every trip prints as one page and is kept for two years",
          "facts": [
            5
          ],
          "ends": [
            5
          ]
        },
        {
          "text": ".",
          "facts": [],
          "ends": []
        }
      ]
    }
  ],
  "facts": [
    {
      "number": 1,
      "fact": "whatYouDo",
      "text": "We rent out temperature loggers for exporters of fresh fish.",
      "element": "p",
      "usedIn": [
        1
      ]
    },
    {
      "number": 2,
      "fact": "audience",
      "text": "exporters of fresh fish",
      "element": "p",
      "usedIn": [
        1
      ]
    },
    {
      "number": 3,
      "fact": "valuePropositions",
      "text": "You get a text message while there is still time to call the driver.",
      "element": "p",
      "usedIn": [
        1
      ]
    },
    {
      "number": 4,
      "fact": "valuePropositions",
      "text": "You pay for the days on the road, and a prepaid box brings the logger back.",
      "element": "p",
      "usedIn": [
        1
      ]
    },
    {
      "number": 5,
      "fact": "valuePropositions",
      "text": "Every trip prints as one page and is kept for two years.",
      "element": "p",
      "usedIn": [
        2
      ]
    },
    {
      "number": 6,
      "fact": "callToAction",
      "text": "Would a short call be worth your time?",
      "element": "",
      "usedIn": [
        1
      ]
    }
  ],
  "emails": [
    {
      "day": 0,
      "subject": "A question from Halden Loggers",
      "lines": [
        [
          {
            "text": "Hi Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "I’m writing from Halden Loggers. ",
            "facts": [],
            "ends": []
          },
          {
            "text": "We rent out temperature loggers for ",
            "facts": [
              1
            ],
            "ends": []
          },
          {
            "text": "exporters of fresh fish",
            "facts": [
              1,
              2
            ],
            "ends": [
              1,
              2
            ]
          },
          {
            "text": ".",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Two points about us:",
            "facts": [],
            "ends": []
          }
        ],
        [
          {
            "text": "- ",
            "facts": [],
            "ends": []
          },
          {
            "text": "You get a text message while there is still time to call the driver",
            "facts": [
              3
            ],
            "ends": [
              3
            ]
          }
        ],
        [
          {
            "text": "- ",
            "facts": [],
            "ends": []
          },
          {
            "text": "You pay for the days on the road, and a prepaid box brings the logger back",
            "facts": [
              4
            ],
            "ends": [
              4
            ]
          }
        ],
        [],
        [
          {
            "text": "Would a short call be worth your time",
            "facts": [
              6
            ],
            "ends": [
              6
            ]
          },
          {
            "text": "?",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "If Halden Loggers doesn’t fit, a “no” is enough.",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Best wishes,",
            "facts": [],
            "ends": []
          }
        ]
      ],
      "signature": "Marit Holm",
      "footer": [
        "I am writing to you because of your role at Costa Fria.",
        "Halden Loggers, Havnegata 4, 1771 Halden",
        "If you would rather not hear from me: https://halden-loggers.example/stop"
      ],
      "words": 72,
      "questions": 1
    },
    {
      "day": 3,
      "subject": "Re: A question from Halden Loggers",
      "lines": [
        [
          {
            "text": "Hi Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "There is one more point worth knowing: ",
            "facts": [],
            "ends": []
          },
          {
            "text": "Every trip prints as one page and is kept for two years",
            "facts": [
              5
            ],
            "ends": [
              5
            ]
          },
          {
            "text": ".",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Would you like to know more about Halden Loggers?",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Best wishes,",
            "facts": [],
            "ends": []
          }
        ]
      ],
      "signature": "Marit Holm",
      "footer": [
        "Halden Loggers, Havnegata 4, 1771 Halden",
        "If you would rather not hear from me: https://halden-loggers.example/stop"
      ],
      "words": 32,
      "questions": 1
    },
    {
      "day": 7,
      "subject": "Re: A question from Halden Loggers",
      "lines": [
        [
          {
            "text": "Hi Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "You may wonder whether a change is worth the effort, and that’s a fair question. Two or three words on what you need are a start.",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Could you point me to the right person at Costa Fria?",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Best wishes,",
            "facts": [],
            "ends": []
          }
        ]
      ],
      "signature": "Marit Holm",
      "footer": [
        "Halden Loggers, Havnegata 4, 1771 Halden",
        "If you would rather not hear from me: https://halden-loggers.example/stop"
      ],
      "words": 41,
      "questions": 1
    },
    {
      "day": 14,
      "subject": "Re: A question from Halden Loggers",
      "lines": [
        [
          {
            "text": "Hi Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "I’ve told you what Halden Loggers does, and I’ll leave it there. If your plans change, I’m glad to pick this up again.",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "Best wishes,",
            "facts": [],
            "ends": []
          }
        ]
      ],
      "signature": "Marit Holm",
      "footer": [
        "Halden Loggers, Havnegata 4, 1771 Halden",
        "If you would rather not hear from me: https://halden-loggers.example/stop"
      ],
      "words": 27,
      "questions": 0
    }
  ],
  "leftOut": [
    "Know that a pallet has thawed before your customer does"
  ],
  "problems": [
    "We found no proof on your site. Emails work without it."
  ],
  "passedChecks": 19
}
