import type { Endpoint } from '../../base/endpoint.ts'
import {
  deleteTeamInvitation,
  getTeamInvitations,
  postTeamInvitation,
  postTeamInvitationResend,
} from './team-invitations.ts'
import {
  activateTeamPerson,
  deactivateTeamPerson,
  deleteTeamPerson,
  getTeam,
  putTeamPerson,
} from './team.ts'

/** People of an organization, as its account page manages them. */
export const teamOperations: readonly Endpoint[] = [
  getTeam,
  putTeamPerson,
  activateTeamPerson,
  deactivateTeamPerson,
  deleteTeamPerson,
  getTeamInvitations,
  postTeamInvitation,
  postTeamInvitationResend,
  deleteTeamInvitation,
]
