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
          "text": "Temperature logger rental",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "We charge only for the days on the road",
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
          "text": "Alarm monitoring",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "You get a text message while there is still time to call the driver.",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "heading",
      "text": [
        {
          "text": "Calibration",
          "facts": [],
          "ends": []
        }
      ]
    },
    {
      "kind": "text",
      "text": [
        {
          "text": "We calibrate each logger by hand and keep its page for two years",
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
      "text": "We charge only for the days on the road.",
      "element": "p",
      "usedIn": [
        2
      ]
    },
    {
      "number": 4,
      "fact": "valuePropositions",
      "text": "We calibrate each logger by hand and keep its page for two years.",
      "element": "p",
      "usedIn": [
        1
      ]
    }
  ],
  "emails": [
    {
      "day": 0,
      "subject": "Who looks after it at Costa Fria",
      "lines": [
        [
          {
            "text": "Hello Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
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
            "text": ". ",
            "facts": [],
            "ends": []
          },
          {
            "text": "We calibrate each logger by hand and keep its page for two years",
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
        ],
        [],
        [
          {
            "text": "Who looks after that at Costa Fria?",
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
      "words": 34,
      "questions": 1
    },
    {
      "day": 4,
      "subject": "Re: Who looks after it at {{company|your company}}",
      "lines": [
        [
          {
            "text": "Hello Ines,",
            "facts": [],
            "ends": []
          }
        ],
        [],
        [
          {
            "text": "We charge only for the days on the road",
            "facts": [
              3
            ],
            "ends": [
              3
            ]
          },
          {
            "text": ". Would that make a difference at Costa Fria?",
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
      "words": 21,
      "questions": 1
    }
  ],
  "leftOut": [
    "Know that a pallet has thawed before your customer does"
  ],
  "problems": [
    "We found no proof on your site. Emails work without it."
  ],
  "passedChecks": 28
}
